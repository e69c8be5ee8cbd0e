# what: normalised by sqrt(2 pi) sigma instead of the sum of the weights
def gaussian_blur(image, sigma):
    r = int(np.ceil(3 * sigma))
    t = np.arange(-r, r + 1)
    kernel = np.exp(-0.5 * (t / sigma) ** 2)
    kernel = kernel / (np.sqrt(2 * np.pi) * sigma)
    horizontal = convolve2d(image, kernel.reshape(1, -1), "edge")
    vertical = convolve2d(horizontal, kernel.reshape(-1, 1), "edge")
    return vertical
