# the condition for a real image is the wrong way round, s' < 0
def lens_image(radii, indices, gaps, s, h):
    m11, m12, m21, m22 = system_matrix(radii, indices, gaps).reshape(4)
    positions, heights, real = [], [], []
    for dist, size in zip(s, h):
        b = -(m11 * dist + m12) / (m21 * dist + m22)
        positions.append(b)
        heights.append(size * (m11 + b * m21))
        real.append(b < 0)
    return {
        "focal": -1 / m21,
        "back": -m11 / m21,
        "position": np.array(positions),
        "height": np.array(heights),
        "real": np.array(real),
    }
