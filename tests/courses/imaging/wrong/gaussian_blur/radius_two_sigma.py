# what: the kernel reaches to two sigma only
def gaussian_blur(image, sigma):
    half = int(np.ceil(2 * sigma))
    yy, xx = np.mgrid[-half:half + 1, -half:half + 1]
    G = np.exp(-(xx**2 + yy**2) / (2 * sigma**2))
    G = G / G.sum()
    return convolve2d(image, G, mode="edge")
