# what: The angles are taken for degrees and converted to radians.
def arm_forward(a, alpha, d, theta):
    theta = np.deg2rad(theta)
    alpha = np.deg2rad(alpha)
    Ts = [np.eye(4)]
    for i in range(len(theta)):
        ct, st, ca, sa = np.cos(theta[i]), np.sin(theta[i]), np.cos(alpha[i]), np.sin(alpha[i])
        Ts.append(Ts[-1] @ np.array([[ct, -st*ca, st*sa, a[i]*ct],
                                     [st, ct*ca, -ct*sa, a[i]*st],
                                     [0, sa, ca, d[i]],
                                     [0, 0, 0, 1]]))
    return Ts[-1], Ts
