# what: zeros outside, and no normalisation
def gaussian_blur(image, sigma):
    half = int(np.ceil(3 * sigma))
    yy, xx = np.mgrid[-half:half + 1, -half:half + 1]
    G = np.exp(-(xx**2 + yy**2) / (2 * sigma**2))
    return convolve2d(image, G)
