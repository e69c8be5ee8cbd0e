# the sign of the magnitude is wrong: +2.5 log10
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.hypot(x - xc, y - yc)
    ap = r <= radius
    ring = np.logical_and(r >= inner, r < outer)
    sky, sig, frac = clipped_stats(image[ring], 3.0, 2)
    n = ap.sum()
    flux = image[ap].sum() - n * sky
    var = flux / gain + n * sig**2 + (n * sig) ** 2 / ring.sum()
    return zeropoint + 2.5 * np.log10(flux), 2.5 / np.log(10) * np.sqrt(var) / flux, sky
