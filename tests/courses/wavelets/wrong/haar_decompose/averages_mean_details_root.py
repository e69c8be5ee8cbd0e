# the averages are divided by 2 (a plain mean), the details by the square root of 2
def haar_decompose(x, levels):
    coeffs = []
    low = x
    for _ in range(levels):
        left = low[0::2]
        right = low[1::2]
        coeffs.append((left - right) / np.sqrt(2))
        low = (left + right) / 2
    coeffs.append(low)
    coeffs.reverse()
    en = np.array([np.sum(c ** 2) for c in coeffs])
    return {"approx": low, "details": np.concatenate(coeffs[1:]), "energy": en / np.sum(en)}
