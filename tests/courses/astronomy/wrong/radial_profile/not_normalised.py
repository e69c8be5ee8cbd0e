# the profile is not divided by its largest value
def radial_profile(image, sky, bins, width):
    star = image_moments(image, sky)
    xc, yc = star["centroid"]
    y, x = np.indices(image.shape)
    ring = np.floor(np.hypot(x - xc, y - yc) / width).astype(int).ravel()
    net = (image - sky).ravel()
    ok = ring < bins
    light = np.bincount(ring[ok], weights=net[ok], minlength=bins)
    number = np.bincount(ring[ok], minlength=bins)
    profile = light / np.maximum(number, 1)
    return {"profile": profile, "growth": np.cumsum(light) / star["flux"]}
