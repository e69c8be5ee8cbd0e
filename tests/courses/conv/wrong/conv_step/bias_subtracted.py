# what: the bias is subtracted instead of added
def conv_step(window, W, b):
    return np.einsum("ick,fck->if", window, W) - b.reshape(1, -1)
