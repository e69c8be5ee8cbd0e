# traces the two basis rays with Snell's law n'u' = nu - y(n'-n)/R, row operations instead of matrices
def system_matrix(radii, indices, gaps):
    heights = np.array([1.0, 0.0])
    slopes = np.array([0.0, 1.0])
    for j in range(radii.size):
        slopes = (indices[j] * slopes - heights * (indices[j + 1] - indices[j]) / radii[j]) / indices[j + 1]
        if j + 1 < radii.size:
            heights = heights + gaps[j] * slopes
    return np.vstack([heights, slopes])
