# xc is taken as the row and yc as the column
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    i, j = np.indices(image.shape)
    r = np.sqrt((i - xc) ** 2 + (j - yc) ** 2)
    ap = image[r <= radius]
    rg = image[(r >= inner) & (r < outer)]
    sky, noise, _ = clipped_stats(rg, 3.0, 2)
    flux = ap.sum() - len(ap) * sky
    flux = max(flux, 1.0)
    var = flux / gain + len(ap) * noise**2 + len(ap) ** 2 * noise**2 / len(rg)
    return zeropoint - 2.5 * np.log10(flux), 2.5 / np.log(10) * np.sqrt(var) / flux, sky
