# growth is divided by its own last value, not by the flux of image_moments
def radial_profile(image, sky, bins, width):
    centre = image_moments(image, sky)["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.sqrt((x - centre[0]) ** 2 + (y - centre[1]) ** 2) / width)
    prof = np.zeros(bins)
    growth = np.zeros(bins)
    total = 0
    for k in range(bins):
        counts = image[ring == k] - sky
        total = total + counts.sum()
        growth[k] = total
        if counts.size > 0:
            prof[k] = counts.mean()
    return {"profile": prof / prof.max(), "growth": growth / growth[-1]}
