# two mistakes: the profile has sums instead of means of the rings, and growth is not added up
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    light = np.zeros(bins)
    for k in range(bins):
        light[k] = np.sum(image[ring == k] - sky)
    return {"profile": light / light.max(), "growth": light / star["flux"]}
