# the energy of a band is the sum of absolute values instead of squares
def haar_decompose(x, levels):
    def step(v):
        return (v[0::2] + v[1::2]) / np.sqrt(2), (v[0::2] - v[1::2]) / np.sqrt(2)
    approx, details = x, []
    for _ in range(levels):
        approx, d = step(approx)
        details.insert(0, d)
    energy = [np.abs(approx).sum()]
    for d in details:
        energy.append(np.abs(d).sum())
    energy = np.array(energy)
    return {"approx": approx, "details": np.concatenate(details), "energy": energy / energy.sum()}
