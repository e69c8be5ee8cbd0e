# pairs the first half of the signal with the second half instead of neighbors
def haar_decompose(x, levels):
    approx = x
    bands = []
    for _ in range(levels):
        half = len(approx) // 2
        first, second = approx[:half], approx[half:]
        bands.append((first - second) / np.sqrt(2))
        approx = (first + second) / np.sqrt(2)
    bands.reverse()
    energy = np.array([np.sum(approx**2), *[np.sum(b**2) for b in bands]])
    return {"approx": approx, "details": np.concatenate(bands), "energy": energy / energy.sum()}
