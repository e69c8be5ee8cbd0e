# what: the range of the kernel is shifted by one: from -r-1 to r-1
def gaussian_blur(image, sigma):
    radius = int(np.ceil(3 * sigma))
    x = np.arange(-radius - 1, radius)
    g = np.exp(-(x**2) / (2 * sigma**2))
    g = g / np.sum(g)
    rows = convolve2d(image, g[None, :], "edge")
    return convolve2d(rows, g[:, None], "edge")
