# kept is divided by the length of the signal instead of the number of details
def haar_denoise(x, levels):
    d0 = haar_decompose(x, levels)
    det, app = d0["details"], d0["approx"]
    sg = np.median(np.abs(det[-(len(x) // 2):])) / 0.6745
    th = sg * np.sqrt(2 * np.log(len(x)))
    det = np.sign(det) * np.maximum(np.abs(det) - th, 0)
    kept = np.sum(det != 0) / len(x)
    at = 0
    for _ in range(levels):
        seg = det[at:at + len(app)]
        at += len(app)
        t = np.zeros(2 * len(app))
        t[::2] = (app + seg) / np.sqrt(2)
        t[1::2] = (app - seg) / np.sqrt(2)
        app = t
    return app, th, kept
