# translates by +eye instead of -eye
def look_at(eye, target, up):
    d = target - eye
    f = d / np.sqrt(d.dot(d))
    s = np.cross(f, up)
    s = s / np.sqrt(s.dot(s))
    u = np.cross(s, f)
    rot = np.identity(4)
    rot[0, 0:3] = s
    rot[1, 0:3] = u
    rot[2, 0:3] = -f
    trans = np.identity(4)
    trans[0:3, 3] = eye
    return rot @ trans
