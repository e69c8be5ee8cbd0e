# what: the weights are not divided by their sum
def gaussian_blur(image, sigma):
    h, w = image.shape
    n = int(np.ceil(3 * sigma))
    weights = [np.exp(-k * k / (2 * sigma * sigma)) for k in range(-n, n + 1)]
    norm = sum(weights)
    f = np.pad(image, n, mode="edge")
    tmp = np.zeros((h + 2 * n, w))
    for k in range(-n, n + 1):
        tmp += weights[k + n] * f[:, n + k:n + k + w]
    out = np.zeros((h, w))
    for k in range(-n, n + 1):
        out += weights[k + n] * tmp[n + k:n + k + h]
    return out
