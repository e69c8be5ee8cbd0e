# style: an explicit orthogonal matrix per level
def haar_decompose(x, levels):
    c = np.array(x, float)
    n = len(c)
    sizes = []
    for _ in range(levels):
        H = np.zeros((n, n))
        for i in range(n // 2):
            H[i, 2 * i] = H[i, 2 * i + 1] = 0.5 ** 0.5
            H[n // 2 + i, 2 * i] = 0.5 ** 0.5
            H[n // 2 + i, 2 * i + 1] = -(0.5 ** 0.5)
        c[:n] = H @ c[:n]
        n //= 2
        sizes.append(n)
    bounds = [0, n] + [2 * s for s in sizes[::-1]]
    e = np.array([np.sum(c[a:b] ** 2) for a, b in zip(bounds[:-1], bounds[1:])])
    return {"approx": c[:n], "details": c[n:], "energy": e / np.sum(x ** 2)}
