# two mistakes: right is not normalized; the translation is not negated
def look_at(eye, target, up):
    def normalize(v):
        total = 0
        for c in v:
            total += c * c
        return [c / total ** 0.5 for c in v]

    f = normalize([target[i] - eye[i] for i in range(3)])
    r = ([f[1] * up[2] - f[2] * up[1], f[2] * up[0] - f[0] * up[2], f[0] * up[1] - f[1] * up[0]])
    u = [r[1] * f[2] - r[2] * f[1], r[2] * f[0] - r[0] * f[2], r[0] * f[1] - r[1] * f[0]]
    V = np.zeros((4, 4))
    for row, axis in enumerate([r, u, [-c for c in f]]):
        for i in range(3):
            V[row, i] = axis[i]
            V[row, 3] += axis[i] * eye[i]
    V[3, 3] = 1.0
    return V
