# the lower right entry is 0 instead of 1
def unit(v):
    return v / np.sqrt(np.sum(v ** 2))

def look_at(eye, target, up):
    z = unit(eye - target)
    x = unit(np.cross(up, z))
    y = np.cross(z, x)
    return np.array([
        [x[0], x[1], x[2], -np.dot(x, eye)],
        [y[0], y[1], y[2], -np.dot(y, eye)],
        [z[0], z[1], z[2], -np.dot(z, eye)],
        [0.0, 0.0, 0.0, 0.0],
    ])
