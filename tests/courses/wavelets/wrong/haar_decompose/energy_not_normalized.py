# the energies are not divided by their total
def haar_decompose(x, levels):
    a = x
    d_list = []
    for lev in range(levels):
        n = len(a) // 2
        new_a = np.zeros(n)
        d = np.zeros(n)
        for i in range(n):
            new_a[i] = (a[2 * i] + a[2 * i + 1]) / np.sqrt(2)
            d[i] = (a[2 * i] - a[2 * i + 1]) / np.sqrt(2)
        d_list.insert(0, d)
        a = new_a
    energy = np.array([np.sum(a ** 2)] + [np.sum(d ** 2) for d in d_list])
    return {"approx": a, "details": np.concatenate(d_list), "energy": energy}
