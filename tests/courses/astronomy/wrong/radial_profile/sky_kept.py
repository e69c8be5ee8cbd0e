# the sky is not subtracted from the counts of the rings
def radial_profile(image, sky, bins, width):
    mom = image_moments(image, sky)
    xc, yc = mom["centroid"]
    y, x = np.indices(image.shape)
    idx = (np.hypot(x - xc, y - yc) / width).astype(int)
    prof = np.zeros(bins)
    light = np.zeros(bins)
    for k in range(bins):
        sel = idx == k
        if sel.any():
            prof[k] = image[sel].mean()
            light[k] = image[sel].sum()
    return {"profile": prof / prof.max(), "growth": np.cumsum(light) / mom["flux"]}
