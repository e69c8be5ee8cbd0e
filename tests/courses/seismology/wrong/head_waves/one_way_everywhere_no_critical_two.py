# two mistakes: the intercept lacks the factor 2 for down and up, and the critical distance is not looked at
def head_waves(offsets, thickness, velocity):
    head = []
    for k in range(len(thickness)):
        vb = velocity[k + 1]
        if vb > velocity[:k + 1].max():
            s = np.sqrt(1 / velocity[:k + 1] ** 2 - 1 / vb ** 2)
            head.append(offsets / vb + s @ thickness[:k + 1])
        else:
            head.append(np.full(len(offsets), np.inf))
    head = np.array(head)
    a = np.vstack([offsets / velocity[0], head])
    return head, a.min(axis=0), a.argmin(axis=0)
