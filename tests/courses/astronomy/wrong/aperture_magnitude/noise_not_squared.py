# the noise is not squared in the aperture's term of the variance
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.hypot(y - yc, x - xc)
    a = r <= radius
    g = (inner <= r) & (r < outer)
    sky, sigma, _ = clipped_stats(image[g], 3.0, 2)
    na, ng = a.sum(), g.sum()
    flux = image[a].sum() - na * sky
    v1 = flux / gain
    v2 = na * sigma
    v3 = (na * sigma) ** 2 / ng
    mag = -2.5 * np.log10(flux) + zeropoint
    dm = 2.5 / np.log(10) * np.sqrt(v1 + v2 + v3) / flux
    return mag, dm, sky
