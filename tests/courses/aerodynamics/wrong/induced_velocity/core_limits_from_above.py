# r squared is limited from above by core squared instead of from below (minimum for maximum)
def induced_velocity(points, vortices, gamma, core):
    result = []
    for px, py in points:
        dx = px - vortices[:, 0]
        dy = py - vortices[:, 1]
        q = np.minimum(dx**2 + dy**2, core**2)
        result.append([np.sum(-gamma * dy / q) / 2 / np.pi, np.sum(gamma * dx / q) / 2 / np.pi])
    return np.array(result)
