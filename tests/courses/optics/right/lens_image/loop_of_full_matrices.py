# loop over the objects, with the whole matrix T(s') M T(s) built for each one
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    positions, heights = [], []
    for distance, size in zip(s, h):
        front = M @ np.array([[1.0, distance], [0.0, 1.0]])
        sp = -front[0, 1] / front[1, 1]
        full = np.array([[1.0, sp], [0.0, 1.0]]) @ front
        positions.append(sp)
        heights.append(full[0, 0] * size)
    axis = M @ np.array([1.0, 0.0])
    return {
        "real": np.array([p > 0 for p in positions]),
        "focal": -1.0 / axis[1],
        "back": -axis[0] / axis[1],
        "position": np.array(positions),
        "height": np.array(heights),
    }
