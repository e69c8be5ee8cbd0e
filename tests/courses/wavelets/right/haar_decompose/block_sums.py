# style: each level directly from sums of blocks of the signal, with scalar loops
def haar_decompose(x, levels):
    details, energy = [], []
    total = sum(float(v) ** 2 for v in x)
    for j in range(levels, 0, -1):
        w = 2 ** j
        row = []
        for i in range(len(x) // w):
            b = x[i * w:(i + 1) * w]
            row.append((sum(b[:w // 2]) - sum(b[w // 2:])) / w ** 0.5)
        details.extend(row)
        energy.append(sum(r * r for r in row) / total)
    w = 2 ** levels
    approx = x.reshape(-1, w).sum(axis=1) / np.sqrt(w)
    return {"approx": approx, "details": np.array(details), "energy": np.array([np.sum(approx ** 2) / total] + energy)}
