# the rings are about the middle of the image, not the centroid
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    ny, nx = image.shape
    xc, yc = (nx - 1) / 2, (ny - 1) / 2
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    profile = np.zeros(bins)
    light = np.zeros(bins)
    for k in range(bins):
        counts = image[ring == k] - sky
        light[k] = np.sum(counts)
        if counts.size > 0:
            profile[k] = light[k] / counts.size
    return {"profile": profile / np.max(profile), "growth": np.cumsum(light) / star["flux"]}
