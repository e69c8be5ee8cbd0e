# the sign of the radius is dropped, every surface bulges towards the light
def system_matrix(radii, indices, gaps):
    rays = np.eye(2)
    for j in range(len(radii)):
        y, theta = rays
        R = abs(radii[j])
        n, n2 = indices[j], indices[j + 1]
        theta = (n * theta - y * (n2 - n) / R) / n2
        if j < len(radii) - 1:
            y = y + gaps[j] * theta
        rays = np.array([y, theta])
    return rays
