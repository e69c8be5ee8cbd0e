# style: two loops, with the two cases of the text
def induced_velocity(points, vortices, gamma, core):
    out = np.zeros((len(points), 2))
    for i, (x, y) in enumerate(points):
        for (a, b), g in zip(vortices, gamma):
            dx, dy = x - a, y - b
            r = np.hypot(dx, dy)
            if r == 0:
                continue
            speed = g / (2 * np.pi * r) if r >= core else g * r / (2 * np.pi * core**2)
            out[i] += speed * np.array([-dy, dx]) / r
    return out
