# traces the system itself instead of calling system_matrix and divides the gaps by the index although the angles are true angles
def lens_image(radii, indices, gaps, s, h):
    y = np.array([1.0, 0.0])
    t = np.array([0.0, 1.0])
    for j in range(len(radii)):
        t = (indices[j] * t - (indices[j + 1] - indices[j]) * y / radii[j]) / indices[j + 1]
        if j < len(radii) - 1:
            y = y + gaps[j] * t / indices[j + 1]
    position = -(y[0] * s + y[1]) / (t[0] * s + t[1])
    return {
        "focal": -1 / t[0],
        "back": -y[0] / t[0],
        "position": position,
        "height": (y[0] + t[0] * position) * h,
        "real": position > 0,
    }
