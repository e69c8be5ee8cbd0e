# two rays from the tip of each object are sent through and intersected behind the system
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    flat_ray = M @ np.stack([h, np.zeros_like(h)])
    tilted = M @ np.stack([h + 0.1 * s, 0.1 * np.ones_like(h)])
    position = (flat_ray[0] - tilted[0]) / (tilted[1] - flat_ray[1])
    height = flat_ray[0] + position * flat_ray[1]
    focal = -1 / M[1, 0]
    return {"focal": focal, "back": M[0, 0] * focal, "position": position, "height": height, "real": position > 0}
