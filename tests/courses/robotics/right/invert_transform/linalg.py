# what: numpy's inverse
def invert_transform(T):
    return np.linalg.inv(T)
