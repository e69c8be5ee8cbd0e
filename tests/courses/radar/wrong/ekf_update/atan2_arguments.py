# the arguments of arctan2 are exchanged in the predicted bearing
def ekf_update(x, P, z, R):
    r = np.sqrt(x[0]**2 + x[1]**2)
    h = np.array([r, np.arctan2(x[0], x[1])])
    H = np.array([[x[0] / r, x[1] / r, 0, 0],
                  [-x[1] / r**2, x[0] / r**2, 0, 0]])
    v = z - h
    v[1] = np.arctan2(np.sin(v[1]), np.cos(v[1]))
    S = H.dot(P).dot(H.T) + R
    K = P.dot(H.T).dot(np.linalg.inv(S))
    xn = x + K.dot(v)
    Pn = P - K.dot(H).dot(P)
    return xn, Pn, v.dot(np.linalg.solve(S, v))
