# the next level decomposes the details instead of the averages
def haar_decompose(x, levels):
    signal = x
    bands = []
    approx = x
    for _ in range(levels):
        e, o = signal[::2], signal[1::2]
        detail = (e - o) / np.sqrt(2)
        approx = (e + o) / np.sqrt(2)
        bands = [detail] + bands
        signal = detail
    energy = np.array([np.sum(b ** 2) for b in [approx] + bands])
    return {"approx": approx, "details": np.concatenate(bands), "energy": energy / energy.sum()}
