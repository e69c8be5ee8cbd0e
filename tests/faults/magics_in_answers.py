"""Cell magics, shell lines and stray backticks' cousins in answer cells.

Earns: all
"""
# %% answer rnn_cell_forward
%%time
def rnn_cell_forward(xt, a_prev, parameters):
    a_next = np.tanh(parameters["Wax"] @ xt + parameters["Waa"] @ a_prev + parameters["ba"])
    yt_pred = softmax(parameters["Wya"] @ a_next + parameters["by"])
    return a_next, yt_pred, (a_next, a_prev, xt, parameters)

# %% answer bug_clinic
%matplotlib inline
!pip install numpy
def bug_clinic():
    return {"A": "3", "B": "1", "C": "4", "D": "5", "E": "2"}
