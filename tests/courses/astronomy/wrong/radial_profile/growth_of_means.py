# growth adds up the means of the rings instead of their light
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    mean = np.zeros(bins)
    for k in range(bins):
        counts = image[ring == k] - sky
        if counts.size > 0:
            mean[k] = counts.mean()
    return {"profile": mean / mean.max(), "growth": np.cumsum(mean) / star["flux"]}
