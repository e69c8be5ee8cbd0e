# the comb as a cosine series, (N + 2 sum (N - n) cos(2 n beta))/N^2, point by point in two loops
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    pattern = []
    for lam in wavelengths:
        row = []
        for xi in x:
            s = xi / (xi**2 + distance**2) ** 0.5 - np.sin(alpha)
            phase = 2 * np.pi * pitch * s / lam
            comb = slits
            for n in range(1, slits):
                comb += 2 * (slits - n) * np.cos(n * phase)
            row.append(np.sinc(width * s / lam) ** 2 * comb / slits**2)
        pattern.append(row)
    pattern = np.array(pattern)
    total = sum(w * row for w, row in zip(weights, pattern)) / sum(weights)
    orders = np.array([int(pitch / l * (1 - np.sin(alpha))) + int(pitch / l * (1 + np.sin(alpha))) + 1 for l in wavelengths])
    return {"pattern": pattern, "total": total, "orders": orders}
