# style: the details are split into a list of bands, np.where for the threshold, kron for the inverse
def haar_denoise(x, levels):
    c = haar_decompose(x, levels)
    m = len(c["approx"])
    bands = np.split(c["details"], [m * (2 ** j - 1) for j in range(1, levels)])
    thr = np.median(np.abs(bands[-1])) / 0.6745 * np.sqrt(2 * np.log(x.size))
    soft = [np.where(b > thr, b - thr, np.where(b < -thr, b + thr, 0.0)) for b in bands]
    y = c["approx"]
    for b in soft:
        y = (np.kron(y, [1, 1]) + np.kron(b, [1, -1])) * np.sqrt(0.5)
    return y, thr, sum(np.count_nonzero(b) for b in soft) / (len(x) - m)
