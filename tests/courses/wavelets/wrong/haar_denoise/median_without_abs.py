# the absolute value is missing inside: sigma is the absolute value of the median
def haar_denoise(x, levels):
    w = haar_decompose(x, levels)
    details = w["details"]
    sigma = np.abs(np.median(details[-len(x) // 2:])) / 0.6745
    thr = sigma * np.sqrt(2 * np.log(len(x)))
    details = np.sign(details) * np.maximum(np.abs(details) - thr, 0)
    approx = w["approx"]
    begin = 0
    for _ in range(levels):
        end = begin + len(approx)
        d = details[begin:end]
        s = np.zeros(2 * len(approx))
        s[::2] = (approx + d) / np.sqrt(2)
        s[1::2] = (approx - d) / np.sqrt(2)
        approx, begin = s, end
    return approx, thr, np.mean(details != 0)
