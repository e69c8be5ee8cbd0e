# what: only the rows are blurred
def gaussian_blur(image, sigma):
    radius = int(np.ceil(3 * sigma))
    x = np.arange(-radius, radius + 1)
    g = np.exp(-(x**2) / (2 * sigma**2))
    g = g / np.sum(g)
    rows = convolve2d(image, g[None, :], "edge")
    return rows
