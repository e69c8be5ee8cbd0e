# the sky is already subtracted from the image that is handed to image_moments, so image_moments subtracts it a second time
def radial_profile(image, sky, bins, width):
    image = image - sky
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width)
    profile = np.zeros(bins)
    light = np.zeros(bins)
    for k in range(bins):
        counts = image[ring == k]
        light[k] = counts.sum()
        if counts.size > 0:
            profile[k] = counts.mean()
    return {"profile": profile / profile.max(), "growth": np.cumsum(light) / star["flux"]}
