# what: sigma is not squared in the exponent
def gaussian_blur(image, sigma):
    radius = int(np.ceil(3 * sigma))
    x = np.arange(-radius, radius + 1)
    g = np.exp(-(x**2) / (2 * sigma))
    g = g / np.sum(g)
    rows = convolve2d(image, g[None, :], "edge")
    return convolve2d(rows, g[:, None], "edge")
