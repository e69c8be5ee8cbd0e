# two mistakes: u is f x s instead of s x f; the gaze is divided by its squared length
def look_at(eye, target, up):
    d = target - eye
    f = d / d.dot(d)
    s = np.cross(f, up)
    s = s / np.sqrt(s.dot(s))
    u = np.cross(f, s)
    rot = np.identity(4)
    rot[0, 0:3] = s
    rot[1, 0:3] = u
    rot[2, 0:3] = -f
    trans = np.identity(4)
    trans[0:3, 3] = -eye
    return rot @ trans
