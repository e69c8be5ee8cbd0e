# the reconstruction divides by 2 instead of by the square root of 2
def haar_denoise(x, levels):
    dec = haar_decompose(x, levels)
    approx, details = dec["approx"], dec["details"]
    half = len(x) // 2
    sigma = np.median(np.abs(details[-half:])) / 0.6745
    universal = sigma * np.sqrt(2 * np.log(len(x)))
    soft = np.sign(details) * np.maximum(np.abs(details) - universal, 0)
    index = 0
    for level in range(levels):
        current = soft[index:index + len(approx)]
        index += len(approx)
        rebuilt = np.zeros(len(approx) * 2)
        rebuilt[0::2] = (approx + current) / 2
        rebuilt[1::2] = (approx - current) / 2
        approx = rebuilt
    return approx, universal, np.mean(soft != 0)
