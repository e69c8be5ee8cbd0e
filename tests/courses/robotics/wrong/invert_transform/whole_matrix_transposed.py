# what: The whole 4x4 matrix is transposed instead of inverted.
def invert_transform(T):
    return np.transpose(T, (0, 2, 1))
