# what: The y entry of the translation uses cosine instead of sine, and -sin(theta) cos(alpha) lacks its minus.
def arm_forward(a, alpha, d, theta):
    n = a.size
    cth, sth = np.cos(theta), np.sin(theta)
    cal, sal = np.cos(alpha), np.sin(alpha)
    A = np.zeros((n, 4, 4))
    A[:, 0, 0] = cth
    A[:, 0, 1] = sth * cal
    A[:, 0, 2] = sth * sal
    A[:, 0, 3] = a * cth
    A[:, 1, 0] = sth
    A[:, 1, 1] = cth * cal
    A[:, 1, 2] = -cth * sal
    A[:, 1, 3] = a * cth
    A[:, 2, 1] = sal
    A[:, 2, 2] = cal
    A[:, 2, 3] = d
    A[:, 3, 3] = 1
    frames = [np.eye(4)]
    for k in range(n):
        frames.append(frames[k] @ A[k])
    return frames[n], frames
