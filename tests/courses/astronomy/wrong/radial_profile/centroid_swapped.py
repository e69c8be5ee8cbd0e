# the centroid is unpacked in the wrong order: yc, xc
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    yc, xc = star["centroid"]
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    profile, light = np.zeros(bins), np.zeros(bins)
    for k in range(bins):
        inside = (r >= k * width) & (r < (k + 1) * width)
        vals = image[inside] - sky
        light[k] = vals.sum()
        if len(vals):
            profile[k] = vals.mean()
    return {"profile": profile / profile.max(), "growth": np.cumsum(light) / star["flux"]}
