# the sky of one pixel is subtracted once from the sum, not times the number of pixels
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    in_ap = r <= radius
    in_ring = (r >= inner) & (r < outer)
    sky, noise, _ = clipped_stats(image[in_ring], 3.0, 2)
    npix = in_ap.sum()
    counts = image[in_ap].sum() - sky
    var = counts / gain + npix * noise**2 + npix**2 * noise**2 / in_ring.sum()
    return zeropoint - 2.5 * np.log10(counts), 2.5 / np.log(10) * np.sqrt(var) / counts, sky
