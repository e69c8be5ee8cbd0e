# what: the mode is left out, so zeros outside
def gaussian_blur(image, sigma):
    r = int(np.ceil(3 * sigma))
    t = np.arange(-r, r + 1)
    kernel = np.exp(-0.5 * (t / sigma) ** 2)
    kernel /= kernel.sum()
    horizontal = convolve2d(image, kernel.reshape(1, -1))
    vertical = convolve2d(horizontal, kernel.reshape(-1, 1))
    return vertical
