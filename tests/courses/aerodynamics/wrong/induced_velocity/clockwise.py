# the vortices turn clockwise: both components have the wrong sign
def induced_velocity(points, vortices, gamma, core):
    vel = np.zeros((len(points), 2))
    for i in range(len(points)):
        for j in range(len(vortices)):
            dx = points[i, 0] - vortices[j, 0]
            dy = points[i, 1] - vortices[j, 1]
            r = np.sqrt(dx**2 + dy**2)
            k = gamma[j] / (2 * np.pi) / (r**2 if r > core else core**2)
            vel[i, 0] += k * dy
            vel[i, 1] -= k * dx
    return vel
