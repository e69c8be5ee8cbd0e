# what: mirrored at the border instead of repeated
def gaussian_blur(image, sigma):
    h, w = image.shape
    n = int(np.ceil(3 * sigma))
    weights = [np.exp(-k * k / (2 * sigma * sigma)) for k in range(-n, n + 1)]
    norm = sum(weights)
    f = np.pad(image, n, mode="symmetric")
    tmp = np.zeros((h + 2 * n, w))
    for k in range(-n, n + 1):
        tmp += weights[k + n] / norm * f[:, n + k:n + k + w]
    out = np.zeros((h, w))
    for k in range(-n, n + 1):
        out += weights[k + n] / norm * tmp[n + k:n + k + h]
    return out
