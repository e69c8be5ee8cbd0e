# what: right: kernel and image in single precision
def gaussian_blur(image, sigma):
    r = int(np.ceil(3 * sigma))
    t = np.arange(-r, r + 1, dtype=np.float32)
    kernel = np.exp(-0.5 * (t / sigma) ** 2)
    kernel = (kernel / kernel.sum()).astype(np.float32)
    image = image.astype(np.float32)
    horizontal = convolve2d(image, kernel.reshape(1, -1), "edge")
    vertical = convolve2d(horizontal, kernel.reshape(-1, 1), "edge")
    return vertical
