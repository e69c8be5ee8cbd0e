# the sky is not subtracted from the aperture
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    n, m, total = 0, 0, 0.0
    ring_values = []
    for i in range(image.shape[0]):
        for j in range(image.shape[1]):
            if r[i, j] <= radius:
                total += image[i, j]
                n += 1
            elif inner <= r[i, j] < outer:
                ring_values.append(image[i, j])
                m += 1
    sky, noise, _ = clipped_stats(np.array(ring_values), 3.0, 2)
    variance = total / gain + n * noise**2 + n**2 * noise**2 / m
    return zeropoint - 2.5 * np.log10(total), 2.5 / np.log(10) * np.sqrt(variance) / total, sky
