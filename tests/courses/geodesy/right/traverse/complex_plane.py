# points as complex numbers, north on the real axis; a triangular matrix adds up
def traverse(start, backsight, angles, distances, end):
    n = len(angles)
    L = np.tril(np.ones((n, n)))
    az = (backsight - 180 + L @ (angles + 180)) % 360
    z = (start[1] + 1j * start[0]) + L @ (distances * np.exp(1j * np.radians(az)))
    gap = (end[1] + 1j * end[0]) - z[-1]
    z = z + (L @ distances) / np.sum(distances) * gap
    return az, np.array([gap.imag, gap.real]), np.stack([z.imag, z.real], axis=1)
